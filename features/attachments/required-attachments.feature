Feature: Attachments that a filing cannot do without
  A filing that depends on an attachment has it before it is paid, because the people who read the document cannot ask for it later.

  @W5-attach-required
  Rule: Where additional information is required, what is attached needs a file
    Scenario Outline: No file is added
      Given an amendment of an Article 55 cooperative association that changes <change>
      And the filer is asked for the attachments
      When the filer continues
      Then the problem with the attachments is "Need to include attachments."

      Examples:
        | change                     |
        | nothing                    |
        | the name                   |
        | the additional information |

    @browser
    Scenario: The filer is told at the attachments
      Given an amendment of an Article 55 cooperative association that changes nothing
      And the filer is asked for the attachments
      When the filer continues
      Then the problems are "Need to include attachments."

    Scenario: One file is enough
      Given an amendment of an Article 55 cooperative association that changes nothing
      And the filer has filled in the attachments
      When the filer continues
      Then the problems are ""

    Scenario Outline: Elsewhere the filer can continue without a file
      Given the filing is <filing>
      And the filer is asked for the attachments
      When the filer continues
      Then the problems are ""
      And the filer is at the effective date step

      Examples:
        | filing                               |
        | a limited liability company          |
        | a domestic profit corporation        |
        | a domestic nonprofit corporation     |
        | an Article 56 cooperative            |
        | a reinstatement                      |
        | a statement curing delinquency       |
        | a change of principal office address |
        | a change of registered agent         |

  @W5-attach-required @W4-addinfo-next
  Rule: A filer who continues without a file attaches nothing
    Scenario: The answer about attached amendments becomes no
      Given the filing is a limited liability company
      And the filer's answer about attached amendments is "Yes"
      And the filer is asked for the attachments
      When the filer continues
      Then the answer about attached amendments is "No"

    Scenario: The answer stays with a file
      Given the filing is a limited liability company
      And the filer's answer about attached amendments is "Yes"
      And the filer has filled in the attachments
      When the filer continues
      Then the answer about attached amendments is "Yes"

  @W5-dc55-attach @W5-attach-required @W2-attachments
  Rule: The formation of an Article 55 cooperative association needs an attachment
    @api @browser
    Scenario: The association attaches no file
      Given the filing is an Article 55 cooperative association
      And the filer is asked for the attachments
      When the filer continues
      Then the problem with the attachments is "Need to include attachments."

    @browser
    Scenario: The association attaches a file
      Given the filing is an Article 55 cooperative association
      And the filer has filled in the attachments
      When the filer continues
      Then the filer is at the effective date step

    Scenario Outline: Later steps lead back to the attachments while there is no file
      Given the filing is an Article 55 cooperative association
      And the filer is asked for the attachments
      When the filer goes to the <step> step
      Then the filer is at the attachments step

      @browser
      Examples: A step near the end
        | step           |
        | filer          |

      Examples: Other steps
        | step           |
        | effective date |
        | notifications  |

    @browser
    Scenario: The review says what is missing instead
      Given the filing is an Article 55 cooperative association
      And the filer is asked for the attachments
      When the filer goes to the review step
      Then the filer is at the review step

    @browser-only
    Scenario: Nobody is offered to cancel what the filing needs
      Given the filing is an Article 55 cooperative association
      And the filer is asked for the attachments
      Then "Cancel attachments" is not offered

    @browser-only
    Scenario: Other filings can do without
      Given the filing is an Article 56 cooperative
      And the filer is asked for the attachments
      When the filer follows "Cancel attachments"
      Then the filer is at the effective date step

    @browser
    Scenario: A cooperative of the other article is asked for files as an option
      Given the filing is an Article 56 cooperative
      And the filer is asked for the attachments
      When the filer continues
      Then the filer is at the effective date step

  @W5-dc55-attach @W9-constants
  Rule: The filer reads what the attachment has to state
    Scenario Outline: The instruction above the files
      Given the filing is <filing>
      Then the instruction about the attachments is "<instruction>"

      @browser
      Examples: Article 55 cooperative associations
        | filing                                | instruction                                                                                                                                                                             |
        | an Article 55 cooperative association | You must attach a document that states the authorized capital stock, the number of shares and the par value, each a number between 1 and 2,000,000,000, and the membership information. |

      Examples: Every other filing
        | filing                               | instruction |
        | a limited liability company          |             |
        | a domestic profit corporation        |             |
        | a domestic nonprofit corporation     |             |
        | an Article 56 cooperative            |             |
        | an amendment                         |             |
        | a reinstatement                      |             |
        | a statement curing delinquency       |             |
        | a change of principal office address |             |
        | a change of registered agent         |             |

  @W5-upload-types @W5-upload-count @W5-upload-size @W5-upload-name
  Rule: Files that are held keep to the rules of files that are added
    Scenario Outline: A filing is not taken with files that could not have been added
      Given the filing is a limited liability company
      And the filer is asked for the attachments
      When the filer adds to the attachments:
        | file   | bytes   |
        | <file> | <bytes> |
      And the filer continues
      Then the problem with the attachments is "<problem>"

      Examples:
        | file     | bytes    | problem                                 |
        | form.pdf | 1        |                                         |
        | form.pdf | 10485760 |                                         |
        | form.exe | 1000     | ".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of this file. |
        | niño.pdf | 1000     | Invalid characters in file name: ñ      |
        | form.pdf | 0        | form.pdf is empty.                      |
        | form.pdf | 10485761 | form.pdf is larger than 10 MB.          |

    Scenario Outline: The files of a filing are counted
      Given the filing is a limited liability company
      And the filer is asked for the attachments
      When the filer adds <count> affidavits to the attachments
      And the filer continues
      Then the problem with the attachments is "<problem>"

      Examples:
        | count | problem                         |
        | 5     |                                 |
        | 6     | Only 5 attachments are allowed. |

    Scenario Outline: The sizes of the files of a filing are added up
      Given the filing is a limited liability company
      And the filer is asked for the attachments
      When the filer adds to the attachments:
        | file      | bytes   |
        | form.pdf  | 5242880 |
        | proof.pdf | <bytes> |
      And the filer continues
      Then the problem with the attachments is "<problem>"

      Examples:
        | bytes   | problem                                           |
        | 5242880 |                                                   |
        | 5242881 | Combined size of all files must be 10 MB or less. |
