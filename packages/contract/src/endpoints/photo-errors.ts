/** What can be wrong with a photo that was sent. */
export const photoErrors = [
  'image_missing',
  'image_not_data_url',
  'image_too_large',
  'image_type',
  'image_unreadable',
  'image_dimensions',
  'busy',
  'analysis_timeout',
] as const;
