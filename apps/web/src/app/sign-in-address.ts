import { routes } from './routes.ts';

type Place = { readonly pathname: string; readonly search: string };

/** The sign-in page, which leads back to where the keeper wanted to go. */
export const signInAddress = ({ pathname, search }: Place): string =>
  `${routes.signIn.path}?${new URLSearchParams({ next: pathname + search }).toString()}`;

/** The same page, for those who have no account yet. */
export const signUpAddress = (place: Place): string => `${signInAddress(place)}&signup=true`;
