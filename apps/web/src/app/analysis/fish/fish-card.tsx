import type { Analysis } from '@nishiki/contract/analysis';
import { Card } from '../../../ui/card.tsx';
import { Folded } from '../../../ui/folded.tsx';
import type { Allowance } from '../allowance.ts';
import { costWords } from '../cost-words.ts';
import type { Place } from '../photo-details.ts';
import { NotCharged } from '../results/not-charged.tsx';
import { ResultCard } from '../results/result-card.tsx';
import { FishPicker } from './fish-picker.tsx';

export type FishCardProps = {
  analysis: Analysis;
  localUrl: string | null;
  allowance: Allowance;
  /** Tokens for reading the photo again. */
  cost: number;
  onPick: (place: Place) => void;
};

/** Asks which of several fish is meant; after an answer it offers the others. */
export const FishCard = ({ analysis, localUrl, allowance, cost, onPick }: FishCardProps) => {
  const { fishes = [], chosen = null } = analysis.evidence;
  const asks = analysis.outcome === 'several_fish';
  if (!asks && fishes.length < 2) return null;
  const picker = (
    <FishPicker
      analysis={analysis}
      fishes={fishes}
      localUrl={localUrl}
      chosen={asks ? null : chosen}
      cost={costWords(allowance, cost)}
      onPick={onPick}
    />
  );
  if (asks)
    return (
      <ResultCard title="Which one do you mean?">
        <NotCharged />
        {picker}
      </ResultCard>
    );
  return (
    <Card aria-label="Another fish in this photo" className="py-2!">
      <Folded title="Another fish in this photo" state={`${fishes.length} fish were found`}>
        {picker}
      </Folded>
    </Card>
  );
};
