/**
 * Playwright asks for the stack of each of its calls, and looks up the source of each frame, those of its own code included, which have
 * none: an eighth of a worker's time. Here only frames of the project are looked up; the others are printed as they are.
 */
export function leaveLibraryFramesPlain(): void {
  const lookUp = Error.prepareStackTrace;
  if (!lookUp) return;
  const isOfLibrary = (frame: NodeJS.CallSite) => {
    const file = frame.getFileName() ?? 'node:';
    return file.startsWith('node:') || file.includes('/node_modules/');
  };
  const described = (frame: NodeJS.CallSite): string => {
    if (isOfLibrary(frame)) return `\n    at ${String(frame)}`;
    const whole = String(lookUp(new Error(), [frame]));
    return whole.slice(whole.indexOf('\n'));
  };
  Error.prepareStackTrace = (error, frames) => String(error) + frames.map(described).join('');
}
