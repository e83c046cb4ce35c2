Feature: Files that may be attached
  What is filed becomes part of the public record for good, so it is of a kind that anybody can open and of a size that the office can
  keep.

  Background:
    Given the filing is a limited liability company

  @W5-upload-types
  Rule: Text, PDF and image files are accepted, by extension and by type
    @api
    Scenario Outline: A file is accepted or refused by its kind
      When the filer attaches the file "<file>" of type "<type>"
      Then the message about the files is "<problem>"

      Examples: Every kind that is accepted
        | file       | type            | problem |
        | notes.txt  | text/plain      |         |
        | notes.text | text/plain      |         |
        | form.pdf   | application/pdf |         |
        | photo.jpg  | image/jpeg      |         |
        | photo.jpeg | image/jpeg      |         |
        | photo.gif  | image/gif       |         |
        | photo.png  | image/png       |         |
        | scan.tif   | image/tiff      |         |
        | scan.tiff  | image/tiff      |         |
        | FORM.PDF   | application/pdf |         |

      @browser
      Examples: Extensions that are not
        | file          | type            | problem                                                                              |
        | sheet.xlsx    | application/pdf | ".xlsx" file extensions are not allowed. Save the document as a PDF and attach that. |
        | run.exe       | application/pdf | ".exe" file extensions are not allowed.                                              |
        | IMG_4021.HEIC | image/heic      | ".heic" file extensions are not allowed. Save the picture as a JPEG and attach that. |

      Examples: Extensions that are not, further
        | file       | type       | problem                                                                              |
        | letter.doc | text/plain | ".doc" file extensions are not allowed. Save the document as a PDF and attach that.  |
        | site.html  | text/plain | ".html" file extensions are not allowed. Save the document as a PDF and attach that. |
        | data.csv   | text/plain | ".csv" file extensions are not allowed. Save the document as a PDF and attach that.  |
        | letter.rtf | text/plain | ".rtf" file extensions are not allowed. Save the document as a PDF and attach that.  |

      Examples: Types that are not
        | file      | type            | problem                                                                      |
        | notes.txt | text/html       | HTML file types are not allowed. Save the document as a PDF and attach that. |
        | form.pdf  | application/zip | ZIP file types are not allowed.                                              |
        | photo.png | image/svg+xml   | SVG file types are not allowed. Save the picture as a JPEG and attach that.  |

    Scenario Outline: Every type that a browser may call an accepted kind by
      When the filer attaches the file "<file>" of type "<type>"
      Then the message about the files is ""

      Examples: Types, and none where the browser knows none
        | file       | type                     |
        | notes.txt  | text/plain               |
        | notes.txt  |                          |
        | form.pdf   | application/pdf          |
        | form.pdf   | application/x-pdf        |
        | form.pdf   |                          |
        | photo.jpg  | image/jpeg               |
        | photo.jpg  | image/jpg                |
        | photo.jpeg | image/pjpeg              |
        | photo.gif  | image/gif                |
        | photo.png  | image/png                |
        | scan.tif   | image/tiff               |
        | scan.tiff  | image/tif                |
        | form.pdf   | application/octet-stream |
        | photo.jpg  | application/octet-stream |

      Examples: Extensions in capitals
        | file       | type       |
        | NOTES.TXT  | text/plain |
        | Notes.Text | text/plain |
        | PHOTO.JPG  | image/jpeg |
        | PHOTO.JPEG | image/jpeg |
        | PHOTO.GIF  | image/gif  |
        | PHOTO.PNG  | image/png  |
        | SCAN.TIF   | image/tiff |
        | SCAN.TIFF  | image/tiff |

    Scenario Outline: A type that is not accepted is called by its common name
      When the filer attaches the file "notes.txt" of type "<type>"
      Then the message about the files is "<problem>"

      Examples: Known by name
        | type                                                                    | problem                                                                       |
        | application/msword                                                      | Word file types are not allowed. Save the document as a PDF and attach that.  |
        | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word file types are not allowed. Save the document as a PDF and attach that.  |
        | application/vnd.ms-excel                                                | Excel file types are not allowed. Save the document as a PDF and attach that. |
        | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet       | Excel file types are not allowed. Save the document as a PDF and attach that. |
        | text/csv                                                                | CSV file types are not allowed. Save the document as a PDF and attach that.   |
        | text/html                                                               | HTML file types are not allowed. Save the document as a PDF and attach that.  |
        | text/html; charset=utf-8                                                | HTML file types are not allowed. Save the document as a PDF and attach that.  |
        | application/rtf                                                         | RTF file types are not allowed. Save the document as a PDF and attach that.   |
        | text/rtf                                                                | RTF file types are not allowed. Save the document as a PDF and attach that.   |

      Examples: Others
        | type                     | problem                                                                            |
        | video/mp4                | Video file types are not allowed.                                                  |
        | audio/mpeg               | Audio file types are not allowed.                                                  |
        | image/heic               | HEIC file types are not allowed. Save the picture as a JPEG and attach that.       |
        | image/x-unheard-of       | Pictures of this type are not allowed. Save the picture as a JPEG and attach that. |
        | application/x-unheard-of | Files of this type are not allowed.                                                |

    Scenario Outline: The last part of the name is the extension
      When the filer attaches the file "<file>" of type "application/pdf"
      Then the message about the files is "<problem>"

      Examples:
        | file             | problem                                 |
        | minutes.2026.pdf |                                         |
        | minutes.pdf.exe  | ".exe" file extensions are not allowed. |
        | minutes          | "." file extensions are not allowed.    |
        | minutes.         | "." file extensions are not allowed.    |

  @W5-upload-count @W9-constants
  Rule: At most five files are attached
    Scenario Outline: Files are counted with those already held
      Given the filer has already attached <held> files
      When the filer attaches <new> files
      Then the message about the files is "<problem>"

      @browser
      Examples: Added to those that are held
        | held | new | problem                         |
        | 4    | 1   |                                 |
        | 3    | 3   | Only 5 attachments are allowed. |

      Examples: At once
        | held | new | problem                         |
        | 0    | 5   |                                 |
        | 0    | 6   | Only 5 attachments are allowed. |

      Examples: When five are held
        | held | new | problem                         |
        | 5    | 1   | Only 5 attachments are allowed. |

    Scenario Outline: The sentence names the limit
      Given at most <limit> file can be attached
      When the filer attaches <new> files
      Then the message about the files is "<problem>"

      Examples: One
        | limit | new | problem                        |
        | 1     | 1   |                                |
        | 1     | 2   | Only One Attachment is Allowed |

      Examples: Several
        | limit | new | problem                         |
        | 2     | 2   |                                 |
        | 2     | 3   | Only 2 attachments are allowed. |

    Scenario Outline: Without a limit any number of files is taken
      Given any number of files can be attached
      When the filer attaches <new> files
      Then the message about the files is ""

      Examples:
        | new |
        | 6   |
        | 100 |

    Scenario: Without a limit on their number their size counts
      Given any number of files can be attached
      When the filer attaches 6 files of 2097152 bytes
      Then the message about the files is "Combined size of all files must be 10 MB or less."

    Scenario: Without a limit on their number each has to be a file of an accepted kind
      Given any number of files can be attached
      When the filer attaches the file "run.exe" of type "application/pdf"
      Then the message about the files is "".exe" file extensions are not allowed."

  @W5-upload-size @W9-constants
  Rule: The files have at most 10 MB together and none is empty
    Scenario Outline: A file is accepted or refused by its size
      When the filer attaches a file of <size> bytes
      Then the message about the files is "<problem>"

      @browser
      Examples: None and the most
        | size     | problem                        |
        | 10485761 | scan.pdf is larger than 10 MB. |

      Examples: None and the most, further
        | size     | problem                        |
        | 0        | scan.pdf is empty.             |
        | 10485760 |                                |

      Examples: The least
        | size | problem |
        | 1    |         |

    Scenario Outline: The sizes are added up
      Given the filer has already attached a file of <held> bytes
      When the filer attaches a file of <size> bytes
      Then the message about the files is "<problem>"

      Examples:
        | held    | size    | problem                                           |
        | 5242880 | 5242880 |                                                   |
        | 5242880 | 5242881 | Combined size of all files must be 10 MB or less. |

    Scenario Outline: The sentences name the limit
      Given the files can have at most 2 MB in total
      When the filer attaches <count> files of <size> bytes
      Then the message about the files is "<problem>"

      Examples:
        | count | size    | problem                                          |
        | 1     | 2097152 |                                                  |
        | 1     | 2097153 | scan0.pdf is larger than 2 MB.                   |
        | 2     | 1048576 |                                                  |
        | 2     | 1048577 | Combined size of all files must be 2 MB or less. |

  @W5-upload-password
  Rule: A password-protected PDF is known by its content, whatever its name
    @api
    Scenario Outline: The content decides
      When the filer attaches a PDF named "<file>" that <is> password-protected
      Then the message about the files is "<problem>"

      @browser
      Examples: The name says the opposite
        | file                   | is     | problem                                                                                             |
        | minutes.pdf            | is     | Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them. |
        | password-protected.pdf | is not |                                                                                                     |

      Examples: The name says nothing
        | file                   | is     | problem                                                                                             |
        | minutes.pdf            | is not |                                                                                                     |

    Scenario: A protected PDF is known under the ending of a text
      When the filer attaches a PDF named "minutes.txt" that is password-protected
      Then the message about the files is "Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them."

  @W5-upload-none
  Rule: A folder that is dropped is no file
    @browser
    Scenario: Nothing usable was dropped
      When the filer attaches 0 files
      Then the message about the files is "Your files can't be attached. If you are attempting to drop a folder, select all the files within the folder and drag them all at once."

  @W5-upload-notfile
  Rule: What is not a file is refused
    @browser
    Scenario: Something else was dropped
      When the filer attaches something that is not a file
      Then the message about the files is "Your file can't be attached. Not a file."

  @W5-upload-name
  Rule: The name of a file has letters, digits, spaces, dots, hyphens, underscores and parentheses only
    Scenario Outline: The name is accepted or refused
      When the filer attaches the file "<file>" of type "application/pdf"
      Then the message about the files is "<problem>"

      @browser
      Examples: A letter with a mark
        | file             | problem                               |
        | niño.pdf         | Invalid characters in file name: ñ    |

      Examples: Letters
        | file             | problem                               |
        | minutes-2026.pdf |                                       |
        | 会议.pdf           | Invalid characters in file name: 会, 议 |

      Examples: Other characters that are allowed
        | file                | problem |
        | A1 b_2 (final).pdf  |         |
        | minutes.of.2026.pdf |         |

      Examples: Special characters
        | file           | problem                               |
        | minutes&co.pdf | Invalid characters in file name: &    |
        | 50%.pdf        | Invalid characters in file name: %    |
        | what?.pdf      | Invalid characters in file name: ?    |
        | a#1+b#2.pdf    | Invalid characters in file name: #, + |
        | ../passwd.pdf  | Invalid characters in file name: /    |
        | first,last.pdf | Invalid characters in file name: ,    |
        | niño&co.pdf    | Invalid characters in file name: ñ, & |

  @W5-upload-types @W5-upload-size @W5-upload-name
  Rule: Every file is looked at, and the gravest fault of each is told
    Scenario: Two of three files are refused
      When the filer attaches these files:
        | file      | type            | bytes |
        | notes.exe | text/html       | 0     |
        | form.pdf  | application/pdf | 1000  |
        | scan.pdf  | application/pdf | 0     |
      Then the message about the files is "".exe" file extensions are not allowed. scan.pdf is empty."

    Scenario Outline: Of several faults of a file the gravest is told
      When the filer attaches these files:
        | file   | type   | bytes   |
        | <file> | <type> | <bytes> |
      Then the message about the files is "<problem>"

      Examples:
        | file     | type            | bytes | problem                                                                      |
        | niño.exe | text/html       | 0     | Invalid characters in file name: ñ                                           |
        | run.exe  | text/html       | 0     | ".exe" file extensions are not allowed.                                      |
        | form.pdf | text/html       | 0     | HTML file types are not allowed. Save the document as a PDF and attach that. |
        | form.pdf | application/pdf | 0     | form.pdf is empty.                                                           |

  @W2-attachments @W4-upload-close
  Rule: Attached files are listed and can be removed
    @browser-only
    Scenario: A file that is attached is listed
      Given the filer has reached the attachments step
      When the filer attaches the file "articles.pdf" of type "application/pdf"
      Then the attached files are "articles.pdf"

    @browser-only
    Scenario: A filer attaches a file and removes it
      Given the filer has reached the attachments step
      When the filer attaches the file "articles.pdf" of type "application/pdf"
      And the filer removes the file "articles.pdf"
      Then the attached files are ""

    @browser-only
    Scenario: A file that is refused is not listed
      Given the filer has reached the attachments step
      When the filer attaches the file "run.exe" of type "application/octet-stream"
      Then the message about the files is "".exe" file extensions are not allowed."

    @browser
    Scenario: Attachments are optional for a limited liability company
      Given the filer has reached the attachments step
      When the filer continues
      Then the filer is at the effective date step

  @W2-attachments
  Rule: No further file is added to five files
    Scenario Outline: Whether another file can be added
      Given the filer has already attached <held> files
      Then another file <can> be added

      @browser
      Examples: At the limit
        | held | can    |
        | 4    | can    |
        | 5    | cannot |

      Examples: Far from it
        | held | can    |
        | 0    | can    |
