import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { titleOf, type SectionId } from './sections.ts';

type SectionProps = {
  id: SectionId;
  /** What the section is for, in a sentence. */
  intro?: ReactNode;
  children: ReactNode;
};

/** One part of the page. It takes the focus when the list of sections leads here. */
export const Section = ({ id, intro, children }: SectionProps) => (
  <Card id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-6 outline-none">
    <h2 id={`${id}-title`} className="text-2xl">
      {titleOf(id)}
    </h2>
    {intro !== undefined && <p className="mt-2 max-w-measure text-muted">{intro}</p>}
    <div className="mt-5 space-y-5">{children}</div>
  </Card>
);
