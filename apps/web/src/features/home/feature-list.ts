import {
  Droplets,
  Fish,
  Gift,
  GraduationCap,
  HeartPulse,
  History,
  LifeBuoy,
  MessageCircle,
  Microscope,
  ScanSearch,
  Siren,
  Sparkles,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { RouteId } from '../../app/routes.ts';

export type Feature = {
  /** Where it is used. As long as that has no page, the feature is called coming soon. */
  readonly to: RouteId;
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
};

export const features: readonly Feature[] = [
  {
    to: 'identify',
    title: 'Variety identification',
    text: 'The likely variety of a koi from a photo, with the evidence and a rating of what shows look for.',
    icon: ScanSearch,
  },
  {
    to: 'diseaseDetection',
    title: 'Disease detection',
    text: 'Marks on the skin, how strong the evidence is, and what to do about it.',
    icon: Microscope,
  },
  {
    to: 'koiHealth',
    title: 'Health assessment',
    text: 'What a photo shows of the fish as a whole, and what to look at next.',
    icon: HeartPulse,
  },
  {
    to: 'firstAid',
    title: 'First aid',
    text: 'What to do at once when a fish is in trouble. Free for everybody.',
    icon: Siren,
  },
  {
    to: 'chat',
    title: 'AI Koi Assistant',
    text: 'Your questions about koi and ponds, answered in a chat.',
    icon: MessageCircle,
  },
  {
    to: 'koiCollection',
    title: 'Koi collection',
    text: 'Your fish in one place, each with its own record.',
    icon: Fish,
  },
  {
    to: 'pondTracker',
    title: 'Pond tracker',
    text: 'Your ponds, and how their water changes.',
    icon: Droplets,
  },
  {
    to: 'history',
    title: 'Your results kept',
    text: 'Every photo you had analysed, with its whole result, free to look at again.',
    icon: History,
  },
  {
    to: 'dashboard',
    title: 'Experience and levels',
    text: 'Points for the koi you identify, and levels to reach with them.',
    icon: Sparkles,
  },
  {
    to: 'learning',
    title: 'Learning hub',
    text: 'Courses on keeping koi, for beginners and beyond.',
    icon: GraduationCap,
  },
  {
    to: 'virtualShows',
    title: 'Virtual shows',
    text: 'Weekly competitions: enter a koi by photo, and vote for others.',
    icon: Trophy,
  },
  {
    to: 'community',
    title: 'Community',
    text: 'A place to show your fish and to talk with other keepers.',
    icon: Users,
  },
  {
    to: 'referrals',
    title: 'Referrals',
    text: 'Tokens for you and for the friend you invite.',
    icon: Gift,
  },
  {
    to: 'support',
    title: 'Support',
    text: 'A support chat, and answers to what is asked often.',
    icon: LifeBuoy,
  },
];
