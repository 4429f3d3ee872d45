import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';

/** What a state means. Shown by colour, an icon and words together, never by colour alone. */
export type Tone = 'neutral' | 'good' | 'attention' | 'alarm';

export const toneIcon: Record<Tone, LucideIcon> = {
  neutral: Info,
  good: CircleCheck,
  attention: TriangleAlert,
  alarm: CircleAlert,
};

export const toneText: Record<Tone, string> = {
  neutral: 'text-ai',
  good: 'text-matcha-text',
  attention: 'text-yamabuki-text',
  alarm: 'text-beni',
};

export const toneWash: Record<Tone, string> = {
  neutral: 'bg-water',
  good: 'bg-matcha-wash',
  attention: 'bg-yamabuki-wash',
  alarm: 'bg-beni-wash',
};

/** Fill of bars and dots, by `currentColor`. */
export const toneFill: Record<Tone, string> = {
  neutral: 'text-ai',
  good: 'text-matcha',
  attention: 'text-yamabuki-text',
  alarm: 'text-beni',
};
