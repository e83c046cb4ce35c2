Feature: What can be searched for
  The public record is searched by name or number; so are the requests to remove personal data, by staff.

  @W5-required
  Rule: A search of the public record needs something to search for
    Scenario Outline: Nothing to search for is refused
      Given the filer is asked for the search of the public record
      When the filer enters "<text>" as the text to search for
      And the filer continues
      Then the problem with the text to search for is "<problem>"

      Examples:
        | text        | problem                       |
        |             | Enter a name or an ID number. |
        | [3 spaces]  | Enter a name or an ID number. |
        | 20101000001 |                               |

    @A2-search
    Scenario Outline: A text without anything that a name is found by is refused
      Given the filer is asked for the search of the public record
      When the filer enters "<text>" as the text to search for
      And the filer continues
      Then the problem with the text to search for is "<problem>"

      Examples:
        | text | problem                                           |
        | a    |                                                   |
        | 5    |                                                   |
        | ...  | Enter at least one letter from A to Z or a digit. |
        | & -  | Enter at least one letter from A to Z or a digit. |
        | 東京 | Enter at least one letter from A to Z or a digit. |

  @W9-constants
  Rule: A search takes any characters, up to its limit
    Scenario Outline: A text for the public record is accepted or refused
      Given the filer is asked for the search of the public record
      When the filer enters "<text>" as the text to search for
      And the filer continues
      Then the problem with the text to search for is "<problem>"

      Examples:
        | text          | problem                        |
        | Café O’Neil   |                                |
        | [250 letters] |                                |
        | [251 letters] | Must be at most 250 characters |

    Scenario Outline: A text for the requests is accepted or refused
      Given the administrator is asked for the search of the requests
      When the administrator enters "<text>" as the text to search for
      And the administrator continues
      Then the problem with the text to search for is "<problem>"

      Examples:
        | text          | problem                        |
        |               |                                |
        | Lindqvist     |                                |
        | [200 letters] |                                |
        | [201 letters] | Must be at most 200 characters |
