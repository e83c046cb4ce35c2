import type { Dictionary } from '#rules';

/** Texts of the page for developers in Spanish, by the English ones. */
export const DEVELOPERS_IN_SPANISH: Dictionary = {
  'A file of the whole record, made each night.': 'Un archivo de todo el registro, que se hace cada noche.',
  'A log of each change, kept for good. Go on from the last place that you read.':
    'Una lista de todos los cambios, que se guarda para siempre. Siga desde el último punto que leyó.',
  'All that is public on record is open to everybody. You need no account, and there is no cost. Documents that the office withholds are in none of it.':
    'Todo lo que es público en el registro está abierto a todos. No necesita cuenta y no cuesta nada. Nada de esto contiene los documentos que la oficina retiene.',
  'Description of all of it (OpenAPI 3.1)': 'Descripción de todo (OpenAPI 3.1)',
  'Each answer says in RateLimit how much you may still ask in this minute. Too much at once is answered with 429 and the time to wait.':
    'Cada respuesta dice en RateLimit cuánto puede pedir todavía en este minuto. A quien pide demasiado a la vez se le responde con 429 y el tiempo de espera.',
  'Fair use': 'Uso razonable',
  'A line of JSON for each record. Compressed with gzip.':
    'Una línea de JSON por cada registro. Comprimido con gzip.',
  'A mirror begins with one of these files, and goes on with the changes after its position in the log.':
    'Una copia empieza con uno de estos archivos y sigue con los cambios que vienen después de su posición en la lista.',
  'Files of the whole record': 'Archivos de todo el registro',
  'Download the {format} file, {size}': 'Descargar el archivo {format}, {size}',
  'Loading the list of files…': 'Cargando la lista de archivos…',
  'Made on': 'Hechos el',
  'Position in the log': 'Posición en la lista de cambios',
  Records: 'Registros',
  'SHA-256:': 'SHA-256:',
  'The 35 columns of the state for each record. Compressed with gzip.':
    'Las 35 columnas del estado por cada registro. Comprimido con gzip.',
  "The list of files can't be shown at this time. Try again later.":
    'En este momento no se puede mostrar la lista de archivos. Inténtelo más tarde.',
  'The same 35 columns as typed data, for tools that read Parquet files.':
    'Las mismas 35 columnas como datos con tipo, para programas que leen archivos Parquet.',
  'There are no files at this time. New ones are on their way. Come back later.':
    'En este momento no hay archivos. Los nuevos están en camino. Vuelva más tarde.',
  'First set REGISTRY to the address of this site, without a slash at its end.':
    'Primero ponga en REGISTRY la dirección de este sitio, sin barra al final.',
  'Get changes as they happen': 'Recibir los cambios cuando ocurren',
  'List the files of the whole record': 'Ver los archivos de todo el registro',
  'List the filings of a business': 'Ver los trámites de una empresa',
  'Look a business up by its name': 'Buscar una empresa por su nombre',
  'Open data for developers': 'Datos abiertos para desarrolladores',
  'Read changes from the first one on': 'Leer los cambios desde el primero',
  'Read one record': 'Leer un registro',
  'Records, also as they were on an earlier day, with their filings and documents.':
    'Registros, también como eran en un día anterior, con sus trámites y documentos.',
  'Save a document': 'Guardar un documento',
  'Try it': 'Pruébelo',
  'What there is': 'Qué hay',
  'A key, to ask for more': 'Una clave, para pedir más',
  'A message goes to {address}. Open its link and press the button there. The link works for {days} days.':
    'Se envía un mensaje a {address}. Abra el enlace que contiene y presione el botón. El enlace funciona durante {days} días.',
  'Almost done: make your key with the link that we are sending.':
    'Falta poco: cree su clave con el enlace que le enviamos.',
  'An email address has one key at a time. A new one takes the place of the former.':
    'Una dirección de correo electrónico tiene una sola clave a la vez. Una nueva reemplaza a la anterior.',
  'Ask for a new link on the page for developers': 'Pida un enlace nuevo en la página para desarrolladores',
  'Copy the key': 'Copiar la clave',
  'Do this when others may have seen the key, or when you need it no more. Programs that use it are refused from then on. It cannot be undone.':
    'Hágalo si otras personas pudieron ver la clave o si ya no la necesita. Desde ese momento se rechazan los programas que la usan. No se puede deshacer.',
  'If others see it, take it back with the link in our message, or make a new one. A key counts until then.':
    'Si otras personas la ven, anúlela con el enlace de nuestro mensaje o cree una nueva. Hasta entonces la clave vale.',
  'Keep it as you keep a password. Programs send it like this, with the key in KEY:':
    'Guárdela como guarda una contraseña. Los programas la envían así, con la clave en KEY:',
  'Looking at your link…': 'Revisando su enlace…',
  'Make a new key': 'Crear una clave nueva',
  'Make my key': 'Crear mi clave',
  'Send me the link to a key': 'Enviarme el enlace a una clave',
  'Send your key': 'Enviar su clave',
  'Set KEY to your key. An answer with 401 says what is wrong with it.':
    'Ponga su clave en KEY. Una respuesta con 401 dice qué tiene de malo.',
  'Take my key back': 'Anular mi clave',
  'Take the key back': 'Anular la clave',
  'The key could not be copied. Mark it, and copy it by hand.':
    'No se pudo copiar la clave. Márquela y cópiela a mano.',
  "The key can't be tried at this time. Try again later.":
    'En este momento no se puede probar la clave. Inténtelo más tarde.',
  'The registry refuses this key: {reason}': 'El registro rechaza esta clave: {reason}',
  'This key counts. You may ask {most} times a minute with it, and {left} times more in this one.':
    'Esta clave vale. Con ella puede pedir {most} veces por minuto, y {left} veces más en este.',
  'Try my key': 'Probar mi clave',
  'The key is copied.': 'Se copió la clave.',
  'Without a key, requests are counted by the address that they come from. With a key they are counted by the key, and you may ask many more times a minute. It costs nothing and needs no account.':
    'Sin clave, las solicitudes se cuentan por la dirección de la que vienen. Con una clave se cuentan por la clave, y puede pedir muchas más veces por minuto. No cuesta nada y no necesita cuenta.',
  "Your link can't be looked at now. Try again later.":
    'En este momento no se puede revisar su enlace. Inténtelo más tarde.',
  'Your key is made. Copy it now: it is shown only this once.':
    'Su clave está creada. Cópiela ahora: se muestra solo esta vez.',
  'Your key to the open record': 'Su clave para los datos abiertos',
};
