import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { buttonClass } from '../../ui/button-class.ts';

/** Before anything is read: where the next ten minutes are. */
export const EmergenciesBox = () => (
  <section
    aria-labelledby="now"
    className="mt-8 rounded-card border-2 border-beni bg-beni-wash p-4 sm:p-6"
  >
    <h2 id="now" className="text-2xl">
      Is it happening now?
    </h2>
    <p className="mt-1">Tap what you see. First aid tells the next ten minutes, in their order.</p>
    <ul className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {emergencies.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`${FIRST_AID}#${id}`}
            className={buttonClass('secondary', 'min-h-14 w-full text-center')}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
