import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const require = createRequire(import.meta.url);
/** The OMG's XML schema of DMN 1.5 with those that it imports, as the Apache KIE editors carry it. */
const SCHEMA = join(
  dirname(require.resolve('@kie-tools/dmn-marshaller/package.json')),
  'src/schemas/dmn-1_5/DMN15.xsd',
);

/** The schema that others import is found beside it. */
function validator() {
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: pathToFileURL(SCHEMA).href });
  return XsdValidator.fromDoc(schema);
}

let known;

/** Violations of the XML schema of DMN 1.5 in a file, as `line 3: ...`; none where it is valid. */
export function schemaFaults(xml) {
  known ??= validator();
  const file = XmlDocument.fromString(xml);
  try {
    known.validate(file);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  } finally {
    file.dispose();
  }
}
