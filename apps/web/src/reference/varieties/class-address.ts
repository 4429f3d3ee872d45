import type { ShowClassId } from '@nishiki/knowledge/varieties/show-classes';

/** Place of a show class in the gallery. */
export const classAnchor = (showClass: ShowClassId): string => `class-${showClass}`;

/** Address of a show class. */
export const classAddress = (showClass: ShowClassId): string =>
  `/varieties#${classAnchor(showClass)}`;
