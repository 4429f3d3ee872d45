import { signs } from '@nishiki/knowledge/conditions/signs';
import { CountryField } from '../countries/country-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { countryMatters } from './country-matters.ts';
import { toldWords } from './question.ts';
import { firstSteps } from './first-steps.ts';
import type { Telling } from './use-draft.ts';
import { SignGroups } from './sign-groups.tsx';
import { WaterPart } from './water-part.tsx';

type ToldPanelProps = {
  telling: Telling;
  /** The keeper's own profile says where the fish are. */
  countryKnown: boolean;
};

/** What only the keeper can tell: signs, water, and the country where the law asks for it. */
const ToldPanel = ({ telling, countryKnown }: ToldPanelProps) => {
  const { draft, live, clear } = telling;
  const told = toldWords(draft);
  const urgent = signs.find(({ id, emergency }) => emergency && draft.answers[id] === true);
  return (
    <section aria-labelledby="told-heading" className="space-y-4">
      <div className="space-y-1">
        <h2 id="told-heading" className="text-2xl">
          What else do you see?
        </h2>
        <p className="text-muted">
          Optional, and worth more than the photo. Answer what you have looked for, and leave the
          rest.
        </p>
      </div>
      {urgent !== undefined && (
        <Notice live tone="alarm" title={`${urgent.label}: act first, look later`}>
          {firstSteps.join(' ')}
        </Notice>
      )}
      <div className="divide-y divide-hairline border-y border-hairline">
        <SignGroups {...telling} />
        <WaterPart {...telling} />
      </div>
      {!countryKnown && countryMatters(draft.answers) && (
        <CountryField value={draft.country} onChange={live} />
      )}
      {told !== null && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <span role="status">You have told {told}. They stay in this tab.</span>
          <Button tone="quiet" className="px-0!" onClick={clear}>
            Clear all answers
          </Button>
        </p>
      )}
    </section>
  );
};

export default ToldPanel;
