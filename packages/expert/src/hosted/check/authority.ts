/** Sources named in words. Without the mark of one that was given they are as good as invented. */
export const AUTHORITY =
  /\b(?:according to|as (?:stated|published|written|reported|shown) (?:in|by)|(?:a|the|one|recent|several|many) (?:study|studies|survey)|research (?:by|from|at|shows?|has)|studies (?:show|prove|have)|scientists?|professors?|universit(?:y|ies)|journal|et al|the (?:handbook|manual)|experts? (?:say|agree|recommend)|(?:written|published) by|source:|dr\.? \p{Lu}\p{Ll}+)/u;
