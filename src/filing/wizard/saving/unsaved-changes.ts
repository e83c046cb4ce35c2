/** In a chunk of its own: few pages are reloaded while a save is outstanding. */
export { restoreUnsaved } from '#rules';
