Feature: Files that may be attached
  What is filed becomes part of the public record for good, so it is of a kind that anybody can open and of a size that the office can
  keep.

  Background:
    Given the filing is a limited liability company

  @W5-upload-types
  Rule: Text, PDF and image files are accepted, by extension and by what they hold
    @api
    Scenario Outline: A file is accepted or refused by its ending
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
        | file          | type            | problem                                                                                                                     |
        | sheet.xlsx    | application/pdf | ".xlsx" file extensions are not allowed. Save the Excel workbook as a PDF and attach that.                                  |
        | run.exe       | application/pdf | ".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the program.             |
        | IMG_4021.HEIC | image/heic      | ".heic" file extensions are not allowed. Save the HEIC picture as a JPEG and attach that.                                   |

      Examples: Extensions that are not, further
        | file        | type       | problem                                                                                                                     |
        | letter.doc  | text/plain | ".doc" file extensions are not allowed. Save the Word document as a PDF and attach that.                                    |
        | site.html   | text/plain | ".html" file extensions are not allowed. Save the web page as a PDF and attach that.                                        |
        | data.csv    | text/plain | ".csv" file extensions are not allowed. Save the table as a PDF and attach that.                                            |
        | letter.rtf  | text/plain | ".rtf" file extensions are not allowed. Save the RTF document as a PDF and attach that.                                     |
        | notes.md    | text/plain | ".md" file extensions are not allowed. Save the Markdown text as a text file that ends in .txt and attach that.             |
        | photos.zip  |            | ".zip" file extensions are not allowed. Open the ZIP file, take out the files in it and attach those.                       |
        | minutes.mp3 |            | ".mp3" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the recording.           |

    @api
    Scenario Outline: What the browser calls the kind of a file does not count
      When the filer attaches the file "<file>" of type "<type>"
      Then the message about the files is ""

      Examples:
        | file      | type                         |
        | notes.txt | text/html                    |
        | notes.txt | text/csv                     |
        | notes.txt |                              |
        | form.pdf  | application/x-pdf            |
        | form.pdf  | APPLICATION/PDF; charset=x   |
        | form.pdf  | text/pdf                     |
        | form.pdf  | application/zip              |
        | form.pdf  | application/octet-stream     |
        | photo.jpg | image/jpe                    |
        | photo.jpg | image/pjpeg                  |
        | photo.png | binary/octet-stream          |
        | scan.tif  | image/svg+xml                |

    @api
    Scenario Outline: A PDF that nobody could read is refused
      When the filer attaches the file "form.pdf" that holds "<contents>"
      Then the message about the files is "<problem>"

      Examples:
        | contents            | problem                                                                                      |
        | a PDF               |                                                                                              |
        | a PDF without pages | form.pdf has no pages. Save the document again and attach that.                              |
        | a damaged PDF       | form.pdf can't be opened: it is damaged or not complete. Save the file again and attach that. |

    @api
    Scenario Outline: What a file holds decides
      When the filer attaches the file "<file>" that holds "<contents>"
      Then the message about the files is "<problem>"

      @browser
      Examples: Contents that are not allowed, under an ending that is
        | file      | contents          | problem                                                                                      |
        | form.pdf  | a Word document   | Word file types are not allowed. Save the Word document as a PDF and attach that.            |
        | scan.pdf  | a web page        | HTML file types are not allowed. Save the web page as a PDF and attach that.                 |
        | photo.jpg | a HEIC picture    | HEIC file types are not allowed. Save the HEIC picture as a JPEG and attach that.            |
        | photo.jpg | a PNG             | photo.jpg is not a JPEG: its content is PNG. Make its name end in .png and attach it again.  |

      Examples: Contents that are not allowed, further
        | file      | contents            | problem                                                                                                       |
        | notes.txt | an RTF document     | RTF file types are not allowed. Save the RTF document as a PDF and attach that.                               |
        | form.pdf  | an archive of files | ZIP file types are not allowed. Open the ZIP file, take out the files in it and attach those.                 |
        | form.pdf  | a program           | Program file types are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the program.   |
        | photo.gif | a video             | Video file types are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the video.       |
        | photo.png | a drawing           | SVG file types are not allowed. Save the SVG drawing as a JPEG and attach that.                               |
        | photo.png | noise               | photo.png is not a PNG: its content is of no known type. Save the file again and attach that.                 |

      Examples: Contents that are allowed, under the ending of others
        | file       | contents | problem                                                                                         |
        | form.pdf   | a text   | form.pdf is not a PDF: its content is text. Make its name end in .txt and attach it again.      |
        | notes.txt  | a PNG    | notes.txt is not a text file: its content is PNG. Make its name end in .png and attach it again. |
        | form.docx  | a PDF    | ".docx" file extensions are not allowed. The file is a PDF: make its name end in .pdf and attach it again. |
        | form       | a PDF    | "." file extensions are not allowed. The file is a PDF: make its name end in .pdf and attach it again.     |
        | form       | a text   | "." file extensions are not allowed. The file is a text file: make its name end in .txt and attach it again. |
        | photo.jfif | a PNG    | ".jfif" file extensions are not allowed. The file is a PNG: make its name end in .png and attach it again. |

      Examples: Contents of their ending
        | file       | contents                 | problem |
        | notes.txt  | a text in UTF-32         |         |
        | notes.txt  | a web page               |         |
        | form.pdf   | a PDF after other bytes  |         |
        | photo.jfif | a JPEG                   |         |
        | photo.JPE  | a JPEG                   |         |

    @api
    Scenario Outline: The last part of the name is the extension
      When the filer attaches the file "<file>" that holds "<contents>"
      Then the message about the files is "<problem>"

      Examples:
        | file             | contents  | problem |
        | minutes.2026.pdf | a PDF     |  |
        | minutes.pdf.exe  | a program | ".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the program. |
        | minutes.pdf.exe  | a PDF     | ".exe" file extensions are not allowed. The file is a PDF: make its name end in .pdf and attach it again. |
        | minutes          | noise     | "." file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of this file. |
        | minutes.         | noise     | "." file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of this file. |
        | minutes.qxq      | noise     | ".qxq" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of this file. |

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
      Then the message about the files is "".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the program."

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
    Scenario: Each sentence says of which of several files it is
      When the filer attaches these files:
        | file      | type            | bytes |
        | notes.exe | text/html       | 0     |
        | form.pdf  | application/pdf | 1000  |
        | scan.pdf  | application/pdf | 0     |
      Then the message about the files is "notes.exe: ".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the program. scan.pdf is empty."

    Scenario Outline: Of several faults of a file the gravest is told
      When the filer attaches these files:
        | file   | type   | bytes   |
        | <file> | <type> | <bytes> |
      Then the message about the files is "<problem>"

      Examples:
        | file     | type            | bytes | problem                                                                      |
        | niño.exe | text/html       | 0     | Invalid characters in file name: ñ                                           |
        | run.exe  | text/html       | 0     | ".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the program.                                      |
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
      Then the message about the files is "".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of the program."

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
