import { useId } from 'react';

/** Advice for the next photo, as a list with its heading. */
export const HowToRetake = ({ tips }: { tips: readonly string[] }) => {
  const id = useId();
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-xl">
        Take it again like this
      </h3>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-ai">
        {tips.map((tip) => (
          <li key={tip} className="max-w-measure">
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
};
