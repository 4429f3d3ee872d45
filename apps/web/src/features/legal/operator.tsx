import { useSiteInfo } from '../../lib/site-info.ts';
import { PageLink } from './parts.tsx';

/** Whom the promises on these pages bind. */
export const Operator = () => {
  const operator = useSiteInfo()?.operator;
  return (
    <>
      <p>
        Nishiki is a program that anybody can run. “We” on this page is whoever runs it at this
        address; you reach them by the <PageLink to="contact">contact form</PageLink>.
      </p>
      {operator !== undefined &&
        (operator.company === null ? (
          <p>They have not put a name and a postal address here yet.</p>
        ) : (
          <address className="not-italic">
            {operator.company.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        ))}
      {operator !== undefined && operator.supportEmail !== null && (
        <p>
          E-mail: <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>
        </p>
      )}
    </>
  );
};
