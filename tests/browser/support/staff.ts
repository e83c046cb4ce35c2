import { fillSignOn } from '../../../step-definitions/signed-on/browser-sign-on';
import type { Filer } from './filer';

/** Opens a page of the staff area, signs on where the office asks for it, and is led back to the page. */
export async function opensAsStaff(filer: Filer, path: string, title: string): Promise<void> {
  await filer.page.goto(path);
  await fillSignOn(filer.page, 'Morgan Reyes');
  await filer.page.waitForURL((url) => url.pathname + url.search === path);
  await filer.seesPage(title);
}
