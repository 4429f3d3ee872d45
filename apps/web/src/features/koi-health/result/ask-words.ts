/** What goes into the field of the chat for who asks on about an assessment. Pure. */
import { MAX_MESSAGE } from '@nishiki/contract/chat';
import { severityWords } from '../../../app/analysis/diagnosis/condition-words.ts';
import type { Consultation } from '../feed-state.ts';

/** Characters that the rest of the message takes at most; the symptoms give way. */
const REST = 300;

type Assessed = Pick<Consultation, 'severity_level'> & {
  readonly diagnosis: Pick<Consultation['diagnosis'], 'headline'>;
};

export const askWords = ({ severity_level: severity, diagnosis }: Assessed, symptoms: string) => {
  const seen = symptoms === '' ? '' : ` I saw: ${symptoms.slice(0, MAX_MESSAGE - REST)}`;
  const found = `${diagnosis.headline} (${severityWords[severity].toLowerCase()})`;
  return `My koi was just assessed: ${found.slice(0, REST / 2)}.${seen}\n\nMy question: `;
};
