/**
 * What a check found.
 * @throws Error where nothing was checked: no problem would then be no proof of anything
 */
export const checked = <Found>(found: Found | undefined): Found => {
  if (found === undefined)
    throw new Error('Nothing was checked yet. First say that the filer continues, or what else is judged.');
  return found;
};
