/** In a chunk of its own: few pages are loaded again while a save is outstanding. */
export { restoreUnsaved } from '#rules';
