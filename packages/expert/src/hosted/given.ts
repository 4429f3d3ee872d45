import { sourceById } from '@nishiki/knowledge/sources';
import type { Statement } from '@nishiki/knowledge/statement';
import { trimmed } from './check/contacts.ts';
import { createEvidence, type Evidence } from './check/evidence.ts';

/** Pages that may be linked in every answer. */
const PATHS = ['/first-aid', '/support', '/tools', '/identify', '/koi-health'];

/** All that a model was given in this conversation: what it may repeat, cite and link. */
export type Given = {
  readonly evidence: Evidence;
  readonly sourceIds: ReadonlySet<string>;
  /** Names of the tools that it called. */
  readonly tools: ReadonlySet<string>;
  /** Sentences that its tools gave, for the state of the conversation. */
  readonly sentences: readonly string[];
  worked(statements: readonly Statement[]): void;
  found(tool: string, statements: readonly Statement[]): void;
  isLink(address: string): boolean;
};

/** @param paths pages of the product that the embedded expert links */
export const createGiven = (paths: readonly string[]): Given => {
  const evidence = createEvidence();
  const sourceIds = new Set<string>();
  const tools = new Set<string>();
  const sentences: string[] = [];
  const links = new Set([...PATHS, ...paths]);
  const worked = (statements: readonly Statement[]): void => {
    evidence.add(
      'worked',
      statements.map(({ text }) => text),
    );
    for (const id of statements.flatMap((statement) => statement.sourceIds)) {
      const source = sourceById(id);
      if (!source) continue;
      sourceIds.add(id);
      links.add(source.url);
      evidence.urls.add(trimmed(source.url));
    }
  };
  return {
    evidence,
    sourceIds,
    tools,
    sentences,
    worked,
    found(tool, statements) {
      tools.add(tool);
      sentences.push(...statements.map(({ text }) => text));
      worked(statements);
    },
    isLink: (address) => links.has(address),
  };
};
