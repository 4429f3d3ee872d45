import { useEffect, useState } from 'react';
import {
  emptyEntries,
  entriesOfQuery,
  inSystem,
  queryOf,
  shownFields,
  systemsOf,
  type Entries,
} from './entries.ts';
import type { System } from './quantities.ts';
import type { Entry } from './read-field.ts';
import { reckon } from './reckon.ts';
import { keepSystem, readSystem } from './system-store.ts';
import type { Tool } from './tool.ts';

const browserStore = () => window.localStorage;

/** Long enough that a browser does not refuse so many addresses while somebody types. */
const CALM_MS = 400;

type Form = {
  entries: Entries;
  /** Units that the keeper chose, or the browser kept. */
  system: System;
  /** Fields that were left, or came with the address: what is wrong with them is said. */
  touched: readonly string[];
  /** Whether the address has been read. */
  isRead: boolean;
};

/** State of a calculator; it lies in the page's address as well. */
export const useCalculator = (tool: Tool) => {
  const { fields } = tool;
  const [form, setForm] = useState<Form>(() => ({
    entries: emptyEntries(fields, 'metric'),
    system: 'metric',
    touched: [],
    isRead: false,
  }));
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }));

  useEffect(() => {
    const system = readSystem(browserStore);
    const entries = entriesOfQuery(fields, window.location.search, system);
    const touched = Object.keys(fields).filter((id) => entries[id]?.text !== '');
    setForm({ entries, system, touched, isRead: true });
  }, [fields]);

  const { entries, touched, isRead } = form;
  const query = queryOf(fields, entries);
  const address = `${query === '' ? '' : '?'}${query}`;
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => {
      // The router keeps its own place in the state.
      window.history.replaceState(
        window.history.state,
        '',
        `${window.location.pathname}${address}${window.location.hash}`,
      );
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [address, isRead]);

  const matching = systemsOf(fields, entries);
  const shownSystem = matching.includes(form.system) ? form.system : (matching[0] ?? null);
  const system = shownSystem ?? form.system;
  const { result, faults } = reckon(tool, entries, system);

  return {
    entries,
    faults,
    result,
    system,
    /** Null where the fields have units of several systems. */
    shownSystem,
    address,
    shown: shownFields(fields, entries),
    isTouched: (id: string) => touched.includes(id),
    enter: (id: string, entry: Entry) => change({ entries: { ...entries, [id]: entry } }),
    leave: (id: string) => {
      if (entries[id]?.text !== '') change({ touched: [...touched, id] });
    },
    touchAll: () => change({ touched: Object.keys(fields) }),
    chooseSystem: (chosen: System) => {
      keepSystem(browserStore, chosen);
      change({ system: chosen, entries: inSystem(fields, entries, chosen) });
    },
    reset: () => change({ entries: emptyEntries(fields, system), touched: [] }),
  };
};
export type Calculator = ReturnType<typeof useCalculator>;
