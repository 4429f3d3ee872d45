import type { Analysis } from '@nishiki/contract/analysis';
import { useEffect, useState } from 'react';
import { refreshProfile, useAccount } from '../../lib/account-store.ts';
import { hasStoredSession } from '../../lib/auth-client.ts';
import { photoHandoff } from '../../lib/photo-handoff.ts';
import { useToast } from '../../ui/toast.tsx';
import { allowanceOf, offerFor } from './allowance.ts';
import { preloadOffers } from './offers/offer-dialogs.tsx';
import { noDetails, type Place } from './photo-details.ts';
import type { PhotoTool } from './photo-tool.ts';
import type { Send } from './run-analysis.ts';
import { useDroppedPhoto } from './upload/use-dropped-photo.ts';
import { useAnalysis } from './use-analysis.ts';
import { useOffers } from './use-offers.ts';
import { useTriesLeft } from './use-tries.ts';

type Manner = {
  send: Send;
  /** The photo is the product's own: reading it is free. */
  isOwn?: (photo: File) => boolean;
  /** Whether such an answer uses a try or tokens. */
  isPaid: (analysis: Analysis) => boolean;
  /** Loads the code that shows the answer. */
  preload: () => void;
  /** Photos dropped on the page, or brought from another one, are for this tool. Default true. */
  listens?: boolean;
};

const never = () => false;

/** All that a page does around reading photos: choosing, paying, sending, and what is offered instead. */
export const usePhotoTool = (tool: PhotoTool, manner: Manner) => {
  const { send, isOwn = never, isPaid, preload, listens = true } = manner;
  const { tries, limit, cost } = tool;
  const { offer, show, close } = useOffers();
  const account = useAccount();
  const triesLeft = useTriesLeft(tries);
  const allowance = allowanceOf(account, triesLeft);
  const toast = useToast();
  const [restarted, setRestarted] = useState(false);
  const done = (analysis: Analysis, read: File) => {
    setRestarted(true);
    if (isOwn(read)) return;
    // The photo went with the keeper's name if there is one now: the account may be still loading.
    if (hasStoredSession()) void refreshProfile();
    if (!isPaid(analysis)) return;
    if (!hasStoredSession()) tries.countOne();
    // Over an emergency nothing good is told.
    if ((analysis.diagnosis?.urgent.length ?? 0) > 0) return;
    toast.show({
      title: 'Analysis Complete!',
      description: 'Your koi has been analyzed successfully.',
      tone: 'good',
    });
  };
  const { state, choose, refuse, remove, tell, cancel, analyse } = useAnalysis({
    limit,
    preload,
    send,
    onEnd: (end, read) => {
      if (end.kind === 'done') done(end.analysis, read);
      else if (end.kind === 'failure') {
        if (tool.failed && end.failure.kind === 'failed') toast.show(tool.failed);
      } else if (end.kind === 'no-tries') {
        if (end.forGood) tries.atLeast(Infinity);
        else tries.pause();
        show('sign-up');
      } else if (end.kind === 'no-tokens') {
        void refreshProfile();
        show('tokens');
      }
    },
  });
  const over = useDroppedPhoto({ choose, refuse, listens });
  useEffect(() => {
    const brought = listens ? photoHandoff.take() : null;
    if (brought !== null) choose(brought);
  }, [choose, listens]);

  const photo = state.phase === 'idle' ? null : state.photo;
  const details = state.phase === 'idle' ? noDetails : state.details;
  useEffect(() => {
    if (photo !== null) preloadOffers(allowance.kind);
  }, [photo, allowance.kind]);
  const start = (fish?: Place) => {
    const instead = photo === null || isOwn(photo) ? null : offerFor(allowance, cost);
    if (instead === null) return void analyse(photo, details, fish);
    // Tokens may have come in on another device: then the next press goes through.
    if (instead === 'tokens') void refreshProfile();
    show(instead);
  };
  return {
    state,
    photo,
    choose,
    refuse,
    /** Reads a photo that costs nothing. */
    readFree: (own: File) => analyse(own, noDetails),
    start: () => start(),
    /** Reads the same photo again, for the fish that lies there. */
    pick: (fish: Place) => start(fish),
    another: remove,
    /** For `AllowanceBox`. */
    means: {
      tool,
      status: account.status,
      allowance,
      triesLeft,
      onSignUp: () => show('sign-up'),
      onBuy: () => show('tokens'),
      onUpgrade: () => show('upgrade'),
    },
    /** For `Workbench`. */
    bench: {
      tool,
      over,
      restarted,
      onFile: choose,
      onRemove: remove,
      onTell: tell,
      onAnalyse: () => start(),
      onCancel: cancel,
    },
    /** For `OfferDialogs`. */
    offers: {
      tool,
      offer,
      allowance,
      onClose: close,
      onLeave: () => {
        if (photo !== null) photoHandoff.put(photo);
      },
    },
  };
};
