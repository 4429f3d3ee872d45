import { Check, Minus, type LucideIcon } from 'lucide-react';

const shows = [
  'The variety it most likely is, and the ones it could be mistaken for',
  'Where each colour lies and how much of the body it covers',
  'The shape of the body and how even its two sides are',
  'Marks on the skin that deserve a closer look',
];

const hides = [
  'That a fish is healthy: a disease needs more than a photo to find or to rule out',
  'What is in the water: ammonia, nitrite and pH need a test kit',
  'Its size: a photo shows proportions, not centimetres',
  'Its age',
];

type ListProps = { title: string; items: readonly string[]; icon: LucideIcon; iconClass: string };

const List = ({ title, items, icon: Icon, iconClass }: ListProps) => (
  <div>
    <h3 className="text-xl">{title}</h3>
    <ul className="mt-4 space-y-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${iconClass}`} />
          {item}
        </li>
      ))}
    </ul>
  </div>
);

export const PhotoLimits = () => (
  <section aria-labelledby="limits-heading" className="page-width py-12 sm:py-16">
    <h2 id="limits-heading" className="text-3xl">
      What a photo can tell, and what it cannot
    </h2>
    <div className="mt-8 grid gap-10 md:grid-cols-2">
      <List title="It can show" items={shows} icon={Check} iconClass="text-matcha-text" />
      <List title="It cannot show" items={hides} icon={Minus} iconClass="text-muted" />
    </div>
  </section>
);
