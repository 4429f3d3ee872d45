import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export type Tab<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  /** Told whether it is the one in view. It is kept, hidden, once it was. */
  readonly content: (active: boolean) => ReactNode;
};

export type TabsProps<Id extends string> = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  open: Id;
  onOpen: (id: Id) => void;
};

/** Where a key leads from a tab; null where it leads nowhere. Round the ends, as WAI-ARIA has it. */
export const tabAfter = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** Tabs that open as they get the focus. What was begun in one waits there until it is opened again. */
export const Tabs = <Id extends string>({ label, tabs, open, onOpen }: TabsProps<Id>) => {
  const base = useId();
  const [seen, setSeen] = useState<readonly Id[]>([open]);
  if (!seen.includes(open)) setSeen([...seen, open]);
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent, at: number) => {
    const next = tabAfter(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onOpen(tab.id);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="flex border-b border-field">
        {tabs.map(({ id, label: words }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === open}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
            onKeyDown={(event) => press(event, at)}
            className="-mb-px min-h-11 border-b-3 border-transparent px-4 font-semibold text-muted hover:text-ink aria-selected:border-ai aria-selected:text-ink"
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== open}
          className="pt-6"
        >
          {seen.includes(id) && content(id === open)}
        </div>
      ))}
    </div>
  );
};
