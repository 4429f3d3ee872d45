import type { Emergency } from '@nishiki/knowledge/first-aid/schema';
import type { Statement } from '@nishiki/knowledge/statement';
import { ChevronDown } from 'lucide-react';
import { AmountsBox, type Pond } from './amounts-box.tsx';
import { Reason } from './reason.tsx';
import { Steps } from './steps.tsx';
import { WhomToCall } from './whom-to-call.tsx';

type ListProps = { title: string; items: readonly Statement[]; className: string };

const List = ({ title, items, className }: ListProps) => (
  <section className={className}>
    <h3 className="text-xl">{title}</h3>
    <ul className="mt-1 list-disc space-y-1 pl-5">
      {items.map((item) => (
        <li key={item.text}>
          <Reason {...item} />
        </li>
      ))}
    </ul>
  </section>
);

type EmergencyCardProps = {
  emergency: Emergency;
  pond: Pond;
  onPond: (pond: Pond) => void;
};

/**
 * The browser's own `details`. The anchor lies inside it: browsers open it by themselves for
 * `/first-aid#gasping`, before any script has run.
 */
export const EmergencyCard = ({ emergency, pond, onPond }: EmergencyCardProps) => {
  const { id, title, signs, steps, never, amounts, call, after } = emergency;
  return (
    <details className="group rounded-card border-2 border-field bg-ground open:border-ink">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans text-xl font-semibold sm:text-2xl">{title}</h2>
        <ChevronDown aria-hidden="true" className="size-8 shrink-0 group-open:rotate-180" />
      </summary>
      <div id={id} className="scroll-mt-24 space-y-6 px-4 pb-5">
        <p className="text-muted">{signs.join(' ')}</p>
        <Steps id={id} steps={steps} />
        {amounts.length > 0 && <AmountsBox ids={amounts} pond={pond} onChange={onPond} />}
        <List title="Never" items={never} className="rounded-card bg-beni-wash p-4" />
        <WhomToCall {...call} />
        <List title="After the first ten minutes" items={after} className="" />
      </div>
    </details>
  );
};
