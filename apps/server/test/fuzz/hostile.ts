/** What nobody who means well sends. Everything as text, since some of it exists on the wire only. */
import fc from 'fast-check';

const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);

/** JSON for the value of a field. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['null', 'true', 'false', '0', '-0', '1e309', '-1e309', '1e-400', '0.1', '2147483648'],
    ...['-2147483649', '9007199254740993', '9223372036854775808', '99999999999999999999999999'],
    ...[
      '[]',
      '{}',
      '[[]]',
      '[null]',
      '""',
      '" "',
      '"\\u0000"',
      '"a\\u0000b"',
      '"\\ud800"',
      '"\\udfff x"',
    ],
    ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"\\u0000":1}'],
    ...['{"toString":1}', '{"length":-1}', '{"then":1}', '{"toJSON":1}', '["__proto__"]'],
    ...[`"'; drop table accounts; --"`, '"$1"', '"%s%n"', '"$' + '{7*7}"', '"<script>1</script>"'],
    ...['"../../etc/passwd"', '"\\r\\nSet-Cookie: a=b"', '"\\u202etxt.exe"', '"\\ufeff"', '"NaN"'],
    ...[
      '"infinity"',
      '"epoch"',
      '"1e400"',
      '"2026-13-45"',
      '"00000000-0000-0000-0000-000000000000"',
    ],
  ),
  fc.constantFrom(10, 1000, 3000, 8000).map((depth) => nested(depth, '[', ']')),
  fc.constantFrom(10, 1000, 1500).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.constantFrom(500, 5000, 15_000, 40_000).map((length) => JSON.stringify('ｋ'.repeat(length))),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
);

/** A value in a query, as it stands in the address. */
export const hostileQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '%',
      '%0',
      '%zz',
      '%00',
      'a%00b',
      '%ff',
      '%c3%28',
      '%ED%A0%80',
      '%F0%9F%90%9F',
      '+',
      '%0d%0a',
    ],
    ...[
      '-1',
      '0',
      '1e3',
      '0x10',
      '2147483648',
      '99999999999999999999',
      'NaN',
      'null',
      'true',
      '[]',
      '{}',
    ],
    ...[
      'eq.',
      'eq.null',
      'neq.1',
      'in.(1,2)',
      'eq.%00',
      '*',
      '%27%3b--',
      '%25s',
      '..%2f..%2f',
      '__proto__',
    ],
    ...['https:%2f%2fevil.example', '%2f%2fevil.example', 'javascript:1', 'http://%5b'],
  ),
  fc.constantFrom(300, 3000, 20_000).map((length) => 'q'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text)),
);

/** Names that objects have already, or that mean something to somebody. */
export const hostileNames = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', ''],
  ...[
    'id',
    'user_id',
    'role',
    'userId',
    'tokens_remaining',
    'subscription_tier',
    'actor',
    'a.b',
    '$where',
  ],
  ...['\u0000', '\ud800', '👍', 'x'.repeat(300)],
);

/** Whole bodies that are no object of the contract. */
export const hostileBodies: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '{',
      '[',
      '"',
      'nul',
      '{"a"',
      '{"a":',
      '{"a":1,}',
      "{'a':1}",
      '{a:1}',
      '{}{}',
      '[]',
      '"x"',
    ],
    ...[
      '1',
      'null',
      'true',
      '-',
      '\ufeff{}',
      '{}\u0000',
      'a=1&b=2',
      '<xml/>',
      '{"a":1,"a":2}',
      '01',
      '1e',
    ],
    ...[
      nested(9000, '[', ']'),
      nested(9000, '{"a":[', ']}'),
      '['.repeat(12_000),
      '{"a":"' + 'x'.repeat(17_000) + '"}',
    ],
  ),
  fc.uint8Array({ maxLength: 64 }),
  fc.json({ maxDepth: 3 }),
);

export const hostileMethods = fc.constantFrom(
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'PURGE', 'get', 'X'],
);

export const contentTypes = fc.constantFrom(
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    '',
  ],
  ...['application/x-www-form-urlencoded', 'application/xml', 'APPLICATION/JSON;;;', 'x', '*/*'],
);

const latin = fc.stringMatching(/^[ -~\u00a1-\u00ff]{0,40}$/);

/** Headers that something in the house reads. */
export const hostileHeaders: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      ...[
        'accept',
        'cookie',
        'user-agent',
        'x-forwarded-for',
        'forwarded',
        'host',
        'origin',
        'referer',
      ],
      ...[
        'content-length',
        'content-encoding',
        'accept-encoding',
        'x-request-id',
        'range',
        'prefer',
      ],
      ...[
        'if-none-match',
        'x-http-method-override',
        'apikey',
        'x-client-info',
        'upgrade',
        'expect',
      ],
    ),
    fc.oneof(latin, fc.constantFrom('', '-1', '1e9', 'gzip', ',,,', 'a'.repeat(9000), '*/*;q=x')),
  ),
  fc.constantFrom<[string, string]>(
    ['accept', 'text/event-stream'],
    ['accept', 'application/vnd.pgrst.object+json'],
    ['cookie', 'nishiki_device=x.y; nishiki_device=; =; ;;'],
    ['cookie', `nishiki_device=${'0'.repeat(36)}.AAAA`],
    ['cookie', `nishiki_device=%E0%A4%A; a="`],
    ['x-forwarded-for', '::1, 127.0.0.1, 999.1.1.1, fe80::1%eth0'],
    ['x-forwarded-for', '::ffff:1.2.3.4'],
    ['host', 'evil.example:99999'],
    ['user-agent', `Mozilla/5.0 (${'('.repeat(450)}`],
    ['content-length', '99999999999'],
  ),
);

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: '0', exp: 9_999_999_999, aud: 'authenticated', iss: 'nishiki' };

/** Where a token of ours would stand. */
export const hostileAuthorization = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      'Bearer',
      'Bearer ',
      'Bearer  x',
      'bearer x',
      'Basic a2VuOng=',
      'Bearer a.b.c',
      'Bearer ..',
    ],
    ...[
      'Bearer null',
      'Bearer undefined',
      'Bearer x, Bearer y',
      'Token x',
      `Bearer ${'a'.repeat(12_000)}`,
    ],
    `Bearer ${part({ alg: 'none' })}.${part(claims)}.`,
    `Bearer ${part({ alg: 'HS256', kid: '__proto__' })}.${part(claims)}.AAAA`,
    `Bearer ${part({ alg: 'ES256', kid: '\u0000' })}.${part({ ...claims, sub: {} })}.${'A'.repeat(86)}`,
    `Bearer ${part([])}.${part([])}.${part([])}`,
  ),
  latin,
  latin.map((token) => `Bearer ${token}`),
);
