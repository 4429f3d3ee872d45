import type { CitedSource } from '@nishiki/contract/chat';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { ChatLink } from './chat-link.tsx';

type SourceListProps = {
  sources: readonly CitedSource[];
  /** Begins the ids of its entries; one of its own for each message. */
  base: string;
  ref: Ref<HTMLDetailsElement>;
};

export const sourceId = (base: string, number: number): string => `${base}-source-${number}`;

/** What an answer stands on. A mark in the text opens it. */
export const SourceList = ({ sources, base, ref }: SourceListProps) => (
  <details ref={ref} className="group text-sm">
    <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-muted [&::-webkit-details-marker]:hidden">
      Sources ({sources.length})
      <ChevronDown
        aria-hidden="true"
        className="size-4 transition-transform duration-200 ease-calm group-open:rotate-180"
      />
    </summary>
    <ol className="space-y-2 pb-2">
      {sources.map(({ number, title, url, kind }) => (
        <li
          key={number}
          id={sourceId(base, number)}
          tabIndex={-1}
          className="flex scroll-mb-40 gap-2"
        >
          <span className="text-muted">[{number}]</span>
          <span className="min-w-0">
            <ChatLink address={url}>{title}</ChatLink>
            {kind !== '' && <span className="text-muted">, {kind}</span>}
          </span>
        </li>
      ))}
    </ol>
  </details>
);
