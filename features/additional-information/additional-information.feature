Feature: Additional information

  @W5-addinfo
  Rule: Additional information has at most 2000 printable ASCII characters
    @api
    Scenario Outline: A text is accepted or refused
      Given the filer is asked for the additional information
      When the filer enters "<text>" as the additional information
      And the filer goes on
      Then the problem with the additional information is "<problem>"

      Examples: At the limit
        | text           | problem                         |
        |                |                                 |
        | [1 letters]    |                                 |
        | [2000 letters] |                                 |
        | [2001 letters] | Must be at most 2000 characters |

      Examples: Characters
        | text                 | problem                       |
        | Members meet in May. |                               |
        | The café stays open. | Invalid characters entered: é |
        | Fee: 5 € a month     | Invalid characters entered: € |

    @browser-only @W2-additionalinfo
    Scenario: The filer sees how much room is left
      Given the filer is asked for the additional information
      When the filer enters "Members meet in May." as the additional information
      Then the filer reads that 1980 characters are left

  @W4-addinfo-next @W2-additionalinfo
  Rule: The filer decides whether amendments are attached
    @browser
    Scenario Outline: The answer leads on
      Given the filer is asked for the additional information
      When the filer chooses "<answer>" as the attached amendments
      And the filer goes on
      Then the filer is at the <next> step

      Examples:
        | answer | next           |
        | Yes    | attachments    |
        | No     | effective date |

    @browser
    Scenario: Neither text nor attachments are required of a limited liability company
      Given the filer is asked for the additional information
      When the filer goes on
      Then the filer is at the effective date step
