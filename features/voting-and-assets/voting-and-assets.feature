Feature: Voting members and assets of a domestic nonprofit corporation
  A nonprofit corporation has no owners. Its articles therefore say whether members vote, and who receives what is left.

  @W5-voting @W5-yesno @W2-votingassets
  Rule: The filer says whether there are voting members and what becomes of the assets
    @api @browser
    Scenario: Both are asked for
      Given the filing is a domestic nonprofit corporation
      And the filer is asked for the voting and assets
      When the filer continues
      Then the problems are:
        | field                  | problem                                             |
        | voting members         | Choose Yes or No.                                   |
        | distribution of assets | Enter information about the distribution of assets. |

    @api
    Scenario Outline: Either answer on voting members is accepted
      Given the filing is a domestic nonprofit corporation
      And the filer has filled in the voting and assets
      When the filer chooses "<answer>" as the voting members
      And the filer continues
      Then the problem with the voting members is "<problem>"

      Examples:
        | answer | problem           |
        | Yes    |                   |
        | No     |                   |
        |        | Choose Yes or No. |

    Scenario Outline: Any other answer is refused
      Given the filing is a domestic nonprofit corporation
      And the filer is asked for the voting and assets
      When the filer continues with an answer about the <question> that is not offered
      Then the problem with the <question> is "<problem>"

      Examples:
        | question       | problem           |
        | voting members | Choose Yes or No. |

    @browser
    Scenario: A filer who has given both continues
      Given the filing is a domestic nonprofit corporation
      And the filer has filled in the voting and assets
      When the filer continues
      Then the filer is at the additional information step

  @W5-voting @W5-ascii @W9-constants
  Rule: The distribution of assets is told in at most 2500 printable ASCII characters
    @api
    Scenario Outline: A text is accepted or refused
      Given the filing is a domestic nonprofit corporation
      And the filer has filled in the voting and assets
      When the filer continues with "<text>" as the distribution of assets
      Then the problem with the distribution of assets is "<problem>"

      Examples: At the limits
        | text           | problem                                             |
        |                | Enter information about the distribution of assets. |
        | [3 spaces]     | Enter information about the distribution of assets. |
        | [1 letters]    |                                                     |
        | [2500 letters] |                                                     |
        | [2501 letters] | Must be at most 2500 characters                     |

      @browser
      Examples: Characters
        | text                          | problem                       |
        | To a school (or its trustees) |                               |
        | To the école                  | Invalid characters entered: é |

      Examples: Several lines
        | text                                         | problem                                                                  |
        | To a school.[1 line breaks]Else to the town. |                                                                          |
        | To a[1 tabs]school                           |                                                                          |
        | To a school[1 delete characters]             | Some characters do not show (U+007F). Delete the text and type it again. |
