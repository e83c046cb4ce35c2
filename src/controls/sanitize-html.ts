type Sanitize = (html: string) => string;

let sanitize: Sanitize | undefined;

/** Fetches the tool that makes HTML safe, once. */
export async function loadSanitizer(): Promise<Sanitize> {
  const { default: purify } = await import('dompurify');
  return (sanitize = (html) =>
    purify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button'],
    }));
}

/** HTML of the content service or of the office's static pages without anything that could run. Loads its tool on first use. */
export const sanitizeHtml = async (html: string): Promise<string> => (await loadSanitizer())(html);

/** The same without a wait; empty while the tool has not been loaded. */
export const sanitizedNow = (html: string): string => (html && sanitize ? sanitize(html) : '');
