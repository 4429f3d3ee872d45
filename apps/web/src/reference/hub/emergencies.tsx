import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';

/** Before everything else: whoever needs it has no time to look. */
export const Emergencies = () => (
  <section aria-labelledby="first-aid" className="mt-8 rounded-card bg-beni-wash p-5">
    <h2 id="first-aid" className="font-sans text-lg font-semibold">
      A fish in trouble? <a href={FIRST_AID}>First aid</a>
    </h2>
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {emergencies.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`${FIRST_AID}#${id}`}
            className="inline-flex min-h-11 items-center text-ink underline decoration-beni decoration-1 underline-offset-4"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
