import type { Analysis } from '@nishiki/contract/analysis';
import { useEffect, useState } from 'react';
import { refreshProfile, useAccount } from '../../lib/account-store.ts';
import { hasStoredSession } from '../../lib/auth-client.ts';
import { photoHandoff } from '../../lib/photo-handoff.ts';
import { useToast } from '../../ui/toast.tsx';
import { allowanceOf, offerFor } from './allowance.ts';
import { preloadOffers } from './offers/offer-dialogs.tsx';
import type { PhotoTool } from './photo-tool.ts';
import { useDroppedPhoto } from './upload/use-dropped-photo.ts';
import { useAnalysis, type Send } from './use-analysis.ts';
import { useOffers } from './use-offers.ts';
import { useTriesLeft } from './use-tries.ts';

type Manner = {
  send: Send;
  /** The photo is the product's own: reading it is free. */
  isOwn?: (photo: File) => boolean;
  /** Whether such an answer uses a try or tokens. */
  isPaid: (analysis: Analysis) => boolean;
};

const never = () => false;

/** All that a page does around reading photos: choosing, paying, sending, and what is offered instead. */
export const usePhotoTool = (tool: PhotoTool, { send, isOwn = never, isPaid }: Manner) => {
  const { tries, limit, cost, preload } = tool;
  const { offer, show, close } = useOffers();
  const account = useAccount();
  const triesLeft = useTriesLeft(tries);
  const allowance = allowanceOf(account, triesLeft);
  const toast = useToast();
  const [restarted, setRestarted] = useState(false);
  const { state, choose, refuse, remove, cancel, analyse } = useAnalysis({
    limit,
    preload,
    send,
    onDone: (analysis, read) => {
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
    },
    onNoTries: (forGood) => {
      if (forGood) tries.atLeast(Infinity);
      else tries.pause();
      show('sign-up');
    },
    onNoTokens: () => {
      void refreshProfile();
      show('tokens');
    },
  });
  const over = useDroppedPhoto({ choose, refuse });
  useEffect(() => {
    const brought = photoHandoff.take();
    if (brought !== null) choose(brought);
  }, [choose]);

  const photo = state.phase === 'idle' ? null : state.photo;
  useEffect(() => {
    if (photo !== null) preloadOffers(allowance.kind);
  }, [photo, allowance.kind]);
  const start = () => {
    const instead = photo === null || isOwn(photo) ? null : offerFor(allowance, cost);
    if (instead === null) return void analyse(photo);
    // Tokens may have come in on another device: then the next press goes through.
    if (instead === 'tokens') void refreshProfile();
    show(instead);
  };
  return {
    state,
    photo,
    choose,
    refuse,
    analyse,
    start,
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
      onAnalyse: start,
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
