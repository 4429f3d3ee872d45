import { signGroups, signs } from '@nishiki/knowledge/conditions/signs';
import type { Answers } from './draft.ts';
import type { Telling } from './use-draft.ts';
import { Folded } from '../../ui/folded.tsx';
import { SignRow } from './sign-row.tsx';

/** '2 seen, 1 not there'. */
const stateOf = (answers: Answers, group: readonly (typeof signs)[number][]): string => {
  const given = group.map(({ id }) => answers[id]);
  const seen = given.filter((present) => present === true).length;
  const missing = given.filter((present) => present === false).length;
  const parts = [
    ...(seen > 0 ? [`${seen} seen`] : []),
    ...(missing > 0 ? [`${missing} not there`] : []),
  ];
  return parts.length === 0 ? `${group.length} signs` : parts.join(', ');
};

/** All signs by where one looks for them. */
export const SignGroups = ({ draft, answer }: Pick<Telling, 'draft' | 'answer'>) =>
  signGroups.map(({ id, title }) => {
    const group = signs.filter((sign) => sign.group === id);
    return (
      <Folded key={id} title={title} state={stateOf(draft.answers, group)}>
        <ul className="divide-y divide-hairline border-t border-hairline">
          {group.map((sign) => (
            <SignRow
              key={sign.id}
              sign={sign}
              value={draft.answers[sign.id]}
              onChange={(present) => answer(sign.id, present)}
            />
          ))}
        </ul>
      </Folded>
    );
  });
