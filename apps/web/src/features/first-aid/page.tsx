import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PageHeading } from '../../app/page-heading.tsx';
import type { Pond } from './amounts-box.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { UsedSources } from './used-sources.tsx';

const detailsAround = (hash: string): HTMLDetailsElement | null =>
  hash === '' ? null : (document.getElementById(hash.slice(1))?.closest('details') ?? null);

/** Opens what the address names, before the page is scrolled to it. */
const useNamedEmergency = (): void => {
  const { hash, key } = useLocation();
  useLayoutEffect(() => {
    const details = detailsAround(hash);
    if (details === null) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash, key]);
};

/** On paper everything is open. */
const useOpenForPrint = (root: { current: HTMLElement | null }): void => {
  useEffect(() => {
    const openAll = () =>
      root.current?.querySelectorAll('details').forEach((details) => (details.open = true));
    window.addEventListener('beforeprint', openAll);
    return () => window.removeEventListener('beforeprint', openAll);
  }, [root]);
};

const FirstAidPage = () => {
  const [pond, setPond] = useState<Pond>({ typed: '', unit: 'l', how: 'estimated' });
  const root = useRef<HTMLDivElement>(null);
  useNamedEmergency();
  useOpenForPrint(root);
  return (
    <div ref={root} className="page-width max-w-208 space-y-4 py-6 sm:py-10 print:[zoom:0.7]">
      <PageHeading>First aid</PageHeading>
      <p className="text-lg">
        What happened? Tap it and do the steps in their order. It costs nothing, and it is there
        without a network once you have been here.
      </p>
      {emergencies.map((emergency) => (
        <EmergencyCard key={emergency.id} emergency={emergency} pond={pond} onPond={setPond} />
      ))}
      <UsedSources />
    </div>
  );
};

export default FirstAidPage;
