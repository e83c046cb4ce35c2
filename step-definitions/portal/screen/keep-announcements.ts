/** Runs in the page: records the texts of live regions in the storage of the session, because they are removed after a moment. */
export const keepAnnouncements = (): void => {
  const hear = () => {
    const announcedTexts = [...document.querySelectorAll('[aria-live="polite"]')]
      .map((region) => region.textContent?.trim() ?? '')
      .join('');
    const heard = JSON.parse(sessionStorage.getItem('announced') ?? '[]') as string[];
    if (announcedTexts && heard.at(-1) !== announcedTexts)
      sessionStorage.setItem('announced', JSON.stringify([...heard, announcedTexts]));
  };
  new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true });
};
