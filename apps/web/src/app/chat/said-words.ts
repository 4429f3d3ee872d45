/** An answer in words, for those who copy it or hear it. Pure. */
import type { AnswerMeta, evidenceOfChat } from '@nishiki/contract/chat';

/** The text with the sources that it marks. */
export const withSources = (content: string, meta: AnswerMeta | null): string => {
  const sources = meta?.sources ?? [];
  if (sources.length === 0) return content;
  const list = sources.map(({ number, title, url }) => `[${number}] ${title}, ${url}`);
  return `${content}\n\nSources\n${list.join('\n')}`;
};

/** Without the signs of Markdown and the marks of sources, as it is read out. */
export const spoken = (content: string): string =>
  content
    .replace(/```\w*\n?/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\d{1,2}\]/g, '')
    .replace(/^\s*\|?[\s:|-]+\|\s*$/gm, '')
    .replace(/\|/g, ', ')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|`|~~)/g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** On what an answer stands, from the weakest. */
export const evidenceWords: Record<(typeof evidenceOfChat)[number], string> = {
  photo: 'Stands on a photo alone, which proves no disease',
  signs: 'Stands on the signs that you told',
  water: 'Stands on water values and history',
  laboratory: 'Stands on a laboratory’s finding',
};

/** @param model name of the model in use here, where it is known */
export const answeredBy = (by: AnswerMeta['by'], model: string | null): string =>
  by === 'hosted'
    ? `Answered by ${model ?? 'a language model'}`
    : 'Answered by Nishiki’s own expert';
