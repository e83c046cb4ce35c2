Feature: Answers about filings, payments and documents
  A filer's work and money are at stake: whatever a service answers, the filer is told what was kept and what was charged.

  @W7-submit @W7-getfiling
  Rule: A filing in progress is never lost silently
    Scenario Outline: The answer to saving and restoring a filing
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples: Saving a filing
        | question                 | answer        | effects                                 |
        | request to save a filing | success       | nothing                                 |
        | request to save a filing | 404           | a cleared reference, an immediate retry |
        | request to save a filing | 409           | the receipt                             |
        | request to save a filing | 412           | nothing                                 |
        | request to save a filing | 413           | the problems found                      |
        | request to save a filing | 422           | the problems found                      |
        | request to save a filing | the error 500 | a log entry, an error message           |
        | request to save a filing | the error 429 | a log entry, an error message           |
        | request to save a filing | the error 503 | a log entry, an error message           |
        | request to save a filing | nothing       | a log entry, an error message           |

      Examples: Restoring a filing
        | question                    | answer        | effects                        |
        | request to restore a filing | success       | nothing                        |
        | request to restore a filing | 404           | a cleared reference, the forms |
        | request to restore a filing | the error 500 | a log entry, the down notice   |
        | request to restore a filing | nothing       | a log entry, the down notice   |

    Scenario Outline: What is reported when a filing is not kept
      When the registry answers the request to save a filing with <answer>
      Then the message is "Your answers could not be saved on our side yet. They are kept here; try again."

      Examples:
        | answer        |
        | the error 500 |
        | the error 429 |
        | the error 503 |
        | nothing       |

    Scenario Outline: The answer to a file
      When the registry answers the <question> with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples: Uploading
        | question         | answer        | effects                       | message                                              |
        | upload of a file | success       | nothing                       |                                                      |
        | upload of a file | 413           | the problems found            |                                                      |
        | upload of a file | 415           | the problems found            |                                                      |
        | upload of a file | 422           | the problems found            |                                                      |
        | upload of a file | the error 500 | a log entry, an error message | Your file can't be attached at this time. Try again. |
        | upload of a file | the error 429 | a log entry, an error message | Your file can't be attached at this time. Try again. |
        | upload of a file | the error 503 | a log entry, an error message | Your file can't be attached at this time. Try again. |
        | upload of a file | nothing       | a log entry, an error message | Your file can't be attached at this time. Try again. |

      Examples: Downloading
        | question           | answer        | effects                       | message                                          |
        | download of a file | success       | nothing                       |                                                  |
        | download of a file | the error 404 | a log entry, an error message | The file can't be shown at this time. Try again. |
        | download of a file | nothing       | a log entry, an error message | The file can't be shown at this time. Try again. |

  @W7-getfiling
  Rule: Who returns to a filing or looks for a receipt is told why there is none
    Scenario Outline: The answer to saving for later and returning
      When the registry answers the <question> with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples: Saving for later
        | question                  | answer        | effects                       | message                                                                             |
        | request for a return code | success       | nothing                       |                                                                                     |
        | request for a return code | 401           | the login                     |                                                                                     |
        | request for a return code | 409           | the receipt                   |                                                                                     |
        | request for a return code | 422           | the problems found            |                                                                                     |
        | request for a return code | the error 500 | a log entry, an error message | No return code could be made at this time. Your filing is saved; try again.         |
        | request for a return code | nothing       | a log entry, an error message | No return code could be made at this time. Your filing is saved; try again.         |

      Examples: Deleting
        | question                   | answer        | effects     | message |
        | request to delete a filing | success       | nothing     |         |
        | request to delete a filing | 401           | nothing     |         |
        | request to delete a filing | 404           | nothing     |         |
        | request to delete a filing | 409           | nothing     |         |
        | request to delete a filing | the error 500 | a log entry |         |
        | request to delete a filing | nothing       | a log entry |         |

      Examples: A mailed link
        | question               | answer        | effects     | message |
        | check of a mailed link | success       | nothing     |         |
        | check of a mailed link | 404           | nothing     |         |
        | check of a mailed link | 410           | nothing     |         |
        | check of a mailed link | the error 500 | a log entry |         |
        | check of a mailed link | nothing       | a log entry |         |

      Examples: A return code
        | question               | answer        | effects                       | message |
        | entry of a return code | success       | nothing                       |         |
        | entry of a return code | 404           | an error message              | This code leads to no filing. Compare it with what you wrote down. A newer code takes the place of an earlier one, and a filing that nobody has changed for a long time is removed. |
        | entry of a return code | 429           | an error message              | Too many codes were tried. Wait some minutes, then try again. |
        | entry of a return code | the error 500 | a log entry, an error message | Your filing can't be opened at this time. Try again. |
        | entry of a return code | nothing       | a log entry, an error message | Your filing can't be opened at this time. Try again. |

      Examples: A receipt
        | question             | answer        | effects                       | message |
        | search for a receipt | success       | nothing                       |         |
        | search for a receipt | 404           | an error message              | There is no receipt with this number and this email address. Compare the number with the filed document, and use an address that you gave in the filing or to which the receipt was mailed. |
        | search for a receipt | 422           | the problems found            |         |
        | search for a receipt | 429           | an error message              | Too many receipts were looked for. Wait some minutes, then try again. |
        | search for a receipt | the error 500 | a log entry, an error message | Receipts can't be looked for at this time. Try again. |
        | search for a receipt | nothing       | a log entry, an error message | Receipts can't be looked for at this time. Try again. |

  @A8-other @W8-taken @W7-payment
  Rule: A payment that cannot be opened is recorded, and a taken name is reported
    Scenario Outline: The answer to the request to pay
      When the registry answers the request to pay with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                                 | message                                                                                        |
        | success       | the payment                             |                                                                                                |
        | 208           | the receipt                             |                                                                                                |
        | 409           | a log entry, the taken-name message     | This entity name has been taken and is already in use in Colorado. Please choose another name. |
        | 412           | an error message                        | This filing was changed somewhere else, for example in another tab, after you opened it. It is shown as it is now: check it, then pay. Nothing was charged. |
        | 422           | a log entry, the problems found         |                                                                                                |
        | 404           | a cleared reference, an immediate retry |                                                                                                |
        | 500           | a log entry                             |                                                                                                |
        | the error 503 | a log entry                             |                                                                                                |
        | nothing       | a log entry, an error message           | We could not reach the payment service. Nothing was charged; try again.                        |

  @W7-receipt @W7-receiptmail
  Rule: A receipt that does not come is recorded, and one that waits is asked for again
    Scenario Outline: The answer to the receipt
      When the registry answers the receipt with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                                              | message                                                                   |
        | success       | nothing                                              |                                                                           |
        | 202           | an information message, a delayed retry              | Confirming your payment - do not pay again                                |
        | 402           | an error message, the review                         | Your payment was declined. Nothing was charged.                           |
        | 409           | nothing                                              |                                                                           |
        | 410           | an information message, the review                   | Your payment was not completed. Nothing was charged.                      |
        | 404           | a log entry                                          |                                                                           |
        | the error 500 | a log entry                                          |                                                                           |
        | nothing       | a log entry, an information message, a delayed retry | Confirming your payment - do not pay again                                |

    Scenario Outline: The answer to sending the receipt
      When the registry answers the receipt message with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects           | message              |
        | success       | a success message | Email has been sent! |
        | 404           | a log entry       |                      |
        | the error 500 | a log entry       |                      |
        | nothing       | a log entry       |                      |

  @W8-pdf
  Rule: A document that cannot be had is told by its kind of failure
    @browser
    Scenario: The form does not come
      Given the filing is a limited liability company
      When the registry does not answer the request for the form
      Then the effects include the down notice

    Scenario: What is reported when the form does not come
      When the registry answers the request for the form with the error 500
      Then the message is "The form can't be shown at this time. Try again."

    Scenario Outline: The answer to the request for a document
      When the registry answers the request for the <document> with <answer>
      Then the effects are <effects>

      Examples: The form for review
        | document | answer        | effects                       |
        | form     | success       | nothing                       |
        | form     | 422           | the problems found            |
        | form     | 404           | a log entry, an error message |
        | form     | the error 500 | a log entry, an error message |
        | form     | nothing       | the down notice               |

      Examples: The filed document
        | document       | answer        | effects               |
        | filed document | success       | nothing               |
        | filed document | 500           | the service-down flag |
        | filed document | the error 500 | the service-down flag |
        | filed document | 404           | the filing-error flag |
        | filed document | 499           | the filing-error flag |
        | filed document | the error 503 | the filing-error flag |
        | filed document | nothing       | the service-down flag |

      Examples: The certificate of good standing
        | document    | answer        | effects               |
        | certificate | success       | nothing               |
        | certificate | 500           | the service-down flag |
        | certificate | the error 500 | the service-down flag |
        | certificate | 404           | the filing-error flag |
        | certificate | 499           | the filing-error flag |
        | certificate | the error 501 | the filing-error flag |
        | certificate | nothing       | the service-down flag |
