import { strengths, type Condition } from '@nishiki/knowledge/conditions/schema';
import { signById, type SeenIn } from '@nishiki/knowledge/conditions/signs';

const places: readonly { seenIn: SeenIn; title: string; none: string }[] = [
  {
    seenIn: 'photo',
    title: 'On the fish, and on a photo',
    none: 'Nothing that belongs to it shows on a photo.',
  },
  {
    seenIn: 'fish',
    title: 'Close up, fish in the bowl',
    none: 'Nothing more shows close up.',
  },
  {
    seenIn: 'behaviour',
    title: 'Unseen on a photo: how it behaves',
    none: 'It need not behave differently at all.',
  },
  {
    seenIn: 'history',
    title: 'Unseen on the fish: what happened',
    none: 'Nothing need have happened before.',
  },
];

/** What is seen and what stays unseen, by where it comes to light and how often. */
export const SignsSeen = ({ condition: { signs } }: { condition: Condition }) => (
  <>
    <p className="max-w-measure text-muted">
      Typical: most fish that have it show this, so doubt without it. Often: many do. Sometimes:
      some do, and its absence says nothing.
    </p>
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {places.map(({ seenIn, title, none }) => {
        const seen = strengths.flatMap((strength) =>
          signs.filter((sign) => sign.seenIn === seenIn && sign.strength === strength),
        );
        return (
          <section key={seenIn} aria-labelledby={`seen-${seenIn}`}>
            <h3 id={`seen-${seenIn}`} className="border-b border-hairline pb-1 text-lg">
              {title}
            </h3>
            {seen.length === 0 ? (
              <p className="py-2 text-muted">{none}</p>
            ) : (
              <ul>
                {seen.map(({ id, strength }) => (
                  <li
                    key={id}
                    className="flex items-center justify-between gap-4 border-b border-hairline"
                  >
                    <a
                      href={`/conditions#sign-${id}`}
                      className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
                    >
                      {signById(id).label}
                    </a>
                    <span className={strength === 'typical' ? 'font-semibold' : 'text-muted'}>
                      {strength}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  </>
);
