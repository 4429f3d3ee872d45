import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type AccordionItem = {
  /** Also the anchor: `#id` leads to the item. */
  id: string;
  question: string;
  answer: ReactNode;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Given: opening one closes the others of that name. */
  group?: string | undefined;
};

/** Questions that open; the browser's own `details`, so it works before any script has run. */
export const Accordion = ({ items, group }: AccordionProps) => (
  <div className="divide-y divide-hairline border-y border-hairline">
    {items.map(({ id, question, answer }) => (
      <details key={id} id={id} name={group} className="group">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
          {question}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform duration-200 ease-calm group-open:rotate-180"
          />
        </summary>
        <div className="max-w-measure space-y-3 pb-5 text-muted">{answer}</div>
      </details>
    ))}
  </div>
);
