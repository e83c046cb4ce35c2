/** Words of screens and protocols, and the word of the business for each. */
const FORBIDDEN = [
  [
    /\b(buttons?|click(s|ed|ing)?|taps?|tapped|hover(s|ed)?)\b/i,
    'say what the filer does: continues, chooses, saves',
  ],
  [/\b(web ?)?pages?\b/i, 'say the step or the list that is meant'],
  [/\bscreens?\b/i, 'say what the filer reads or is asked'],
  [
    /\b(check ?box(es)?|radio|text ?box(es)?|drop-?downs?|modals?|pop-?ups?|tool ?tips?|widgets?|placeholder)\b/i,
    'say the question or the choice',
  ],
  [
    /\b(urls?|uris?|https?|endpoints?|status codes?|query (string|parameter)s?|headers?|cookies?|redirect(s|ed)?)\b/i,
    'say where the filer comes to, or what the registry answers',
  ],
  [
    /\b(json|xml|html|css|dom|api|sql|database|backend|front-?end|react|redux|saga)\b/i,
    'say what the portal or the registry does',
  ],
  [/\b(session|local) ?storage\b/i, 'say what the portal remembers'],
  [/\b(null|undefined|boolean|string|array|object|payload)\b/i, 'say the value as a filer would'],
];

/** Names of code: a path of fields, a word in camel case or with underscores. Codes of the specification are capitals. */
const CODE = [
  [/\b[a-z]\w*\.[a-z]\w*\b/, 'a path of fields'],
  [/\b[a-z]+[A-Z]\w*\b/, 'a name of code'],
  [/\b[a-z]+_\w+\b/, 'a name of code'],
  [/(?<![\w/])\/[a-z][\w/-]*/, 'an address: say the step or the list'],
];

/** A step's or a name's words without what is quoted, or stands for a column of the examples. */
const spoken = (text) => text.replace(/"[^"]*"/g, '""').replace(/<[^>]*>/g, '<>');

/** The words of a text that are not the language of the business, each with what to do about it. */
export function technicalWords(text) {
  const words = spoken(text);
  return [...FORBIDDEN, ...CODE].flatMap(([pattern, advice]) => {
    const found = words.match(pattern)?.[0];
    return found ? [`"${found}": ${advice}`] : [];
  });
}
